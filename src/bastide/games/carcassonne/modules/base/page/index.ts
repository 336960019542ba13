/** Page extension of the base game: the ordinary meeple and its roles. */
import { meepleChoices, type ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default {
  order: 0,
  ordinaryMeeple: "follower",
  followerRoles: { city: "knight", road: "highwayman", cloister: "monk", field: "farmer" },
  piecesOnTile: (spots, roles) => meepleChoices(spots, Object.keys(roles), (kind) => roles[kind]!),
} satisfies ModulePage;

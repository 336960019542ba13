/** Page extension of Inns & Cathedrals: the big follower. */
import { meepleChoices, type ModulePage } from "$games/carcassonne/page/modules/module_api.ts";

export default {
  order: 15,
  piecesOnTile: (spots, roles) => meepleChoices(spots, Object.keys(roles), (kind) => `big ${roles[kind]}`),
} satisfies ModulePage;

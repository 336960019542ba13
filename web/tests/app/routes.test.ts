/** The route table is made from the pages that exist. */
import { expect, test } from "vitest";
import { matchRoute, MENU_PAGES, ROUTES, routeUrl } from "../../src/routes.ts";

const sources = import.meta.glob("../../src/pages/*/page.ts");
const match = (path: string) => matchRoute(path.split("/").filter(Boolean), new URLSearchParams("day=3"));

test("every page.ts is a route", () => {
  expect(ROUTES.length).toBe(Object.keys(sources).length);
  expect(new Set(ROUTES.map(routeUrl)).size).toBe(ROUTES.length);
});

test("a path leads to its page, with parameters as props", () => {
  expect(routeUrl(match("/")!.route)).toBe("/");
  expect(match("/rules/dominion")!.props).toEqual({ game: "dominion", term: null });
  expect(match("/deal/dominion/more")!.props).toEqual({ game: "dominion", day: "3" });
  expect(match("/new"), "a required parameter is missing").toBeNull();
  expect(match("/nowhere")).toBeNull();
});

test("a keyed page is created again when its first parameter changes", () => {
  expect(match("/table/abc")!.key).toBe("abc");
  expect(match("/rules/dominion")!.key).toBe("");
});

test("the menu is ordered by position", () => {
  const positions = MENU_PAGES.map((page) => page.menu!.position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(new Set(positions).size).toBe(positions.length);
});

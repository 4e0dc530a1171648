import type { Role } from "@app/domain/enums.ts";
import { aViewer } from "../../testing/viewer.ts";
import { placesFor } from "./places.ts";

const rolesInUse: Role[] = ["super-admin", "director", "admin", "content-manager", "content-creator"];

it.each(rolesInUse)("offers each page once to a %s, though one may have two addresses", (role) => {
  const viewer = aViewer(role);
  const { go, add } = placesFor({ status: "signed-in", viewer, arrival: null }, viewer.role);
  // The documentation may have a page of the same name.
  const pages = go.filter(({ group }) => group !== "Documentation and public pages");
  const offered = [...pages, ...add].map(({ title }) => title);
  expect(offered.filter((title, place) => offered.indexOf(title) !== place)).toEqual([]);
  expect(new Set(go.map(({ href }) => href)).size).toBe(go.length);
});

it("offers a page that has two addresses by the one that the menu has", () => {
  const viewer = aViewer("director");
  const { go } = placesFor({ status: "signed-in", viewer, arrival: null }, viewer.role);
  const hrefs = go.filter(({ title }) => title === "Add prepayment invoice").map(({ href }) => href);
  expect(hrefs).toEqual(["/app/tutoring/invoice/new-pre-payment-invoice"]);
});

import { customerList } from "../features/customers/customers.queries.ts";
import { dependentList } from "../features/customers/dependents.queries.ts";
import { curriculumList } from "../features/curriculum/curriculum.queries.ts";
import { podList } from "../features/customer-pods/customer-pods.queries.ts";
import { regionList } from "../features/regions/regions.queries.ts";
import { staffUserList } from "../features/staff/staff-users.queries.ts";
import { leadList } from "../features/leads/leads.queries.ts";
import { tutorList } from "../features/tutors/tutors.queries.ts";
import { bookedList } from "../features/lessons/booked/booked.queries.ts";
import { openWorld, type Page, type World } from "../testing/world.ts";
import type { ListSpec } from "./list-spec.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

interface Facet {
  name: string;
  counts: { value: string; count: number }[];
}
type Server = "v1" | "v2";

const lists: [server: Server, path: string, spec: ListSpec, others: string[]][] = [
  ["v2", "/admin/region", regionList, ["", "active=true", "q=united"]],
  ["v1", "/admin/users", staffUserList, ["", "status=active", "user_role=admin&q=a"]],
  ["v2", "/curriculum/curriculum", curriculumList, ["", "status=active"]],
  ["v2", "/people/customers", customerList, ["", "status=active&status=paused", "q=a&ownerId=me", "created=this-year"]],
  ["v2", "/people/dependents", dependentList, ["", "ageGroup=adult", "regionId=my-regions&q=a"]],
  ["v2", "/people/leads", leadList, ["", "open=true", "subject=Igbo&q=a", "attention=true&ownerId=none"]],
  ["v1", "/tutors/tutors", tutorList, ["", "status=active", "subject=Igbo&q=a"]],
  ["v2", "/people/pods", podList, ["", "status=active"]],
  ["v1", "/lessons/booked", bookedList, ["", "upcoming=true", "subject=Igbo"]],
];
/** Filters by the ids of the records themselves, of which each is one. */
const single = new Set(["id", "code", "slug", "customerId"]);
const filtersOf = ({ filters }: ListSpec) =>
  Object.keys(filters).filter((name) => filters[name]?.countedBy && !single.has(name));

const get = async <Body>(server: Server, path: string) => {
  const { status, body } = await world[server]<Body>("get", path, { as: "super-admin" });
  expect(status).toBe(200);
  return body;
};
/** The query with nothing asked of one filter. */
const but = (query: string, name: string) => {
  const params = new URLSearchParams(query);
  params.delete(name);
  return params;
};

it.each(lists)(
  "counts on %s%s as many beside each choice as the list then finds",
  async (server, path, spec, others) => {
    const names = filtersOf(spec);
    expect(names.length).toBeGreaterThan(0);
    const known = new Map<string, string[]>();
    for (const query of others) {
      const by = names.map((name) => `by=${name}`).join("&");
      const facets = await get<Facet[]>(server, `${path}/facets?${by}&${query}`);
      expect(facets.map(({ name }) => name)).toEqual(names);
      for (const { name, counts } of facets) {
        // The first query has no filter, so that it names every choice there is.
        if (!known.has(name))
          known.set(
            name,
            counts.slice(0, 8).map(({ value }) => value),
          );
        for (const value of known.get(name) ?? []) {
          const count = counts.find((one) => one.value === value)?.count ?? 0;
          const asked = but(query, name);
          if (name === "user_role" && value === "") asked.set("hasRole", "false");
          else asked.append(name, value);
          const { total } = await get<Page<unknown>>(server, `${path}?${asked.toString()}&pageSize=1`);
          expect([path, query, name, value, count]).toEqual([path, query, name, value, total]);
        }
      }
    }
  },
);

it("counts the choices of closed lists whole: together they are the list", async () => {
  const [facet] = await get<Facet[]>("v2", "/people/customers/facets?by=status");
  const { total } = await get<Page<unknown>>("v2", "/people/customers?pageSize=1");
  expect(facet?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

it("leaves a choice out that no record has, and counts a curriculum of all regions in each", async () => {
  const [facet] = await get<Facet[]>("v2", "/people/customers/facets?by=status&q=nobody-is-called-this");
  expect(facet).toEqual({ name: "status", counts: [] });
  const [regions] = await get<Facet[]>("v2", "/curriculum/curriculum/facets?by=regionId");
  expect(regions?.counts.length).toBeGreaterThan(1);
});

it("refuses a filter that cannot be counted, or that the list does not have", async () => {
  for (const query of ["by=created", "by=colour", "by=status&colour=red", ""]) {
    const { status } = await world.v2("get", `/people/customers/facets?${query}`, { as: "super-admin" });
    expect([400, 422]).toContain(status);
  }
});

it("tells nobody how many there are of what they may not read", async () => {
  const { status } = await world.v2("get", "/people/customers/facets?by=status", { as: "content-manager" });
  expect(status).toBe(403);
});

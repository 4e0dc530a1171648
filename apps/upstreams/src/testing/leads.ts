import type { LeadRecord } from "../features/leads/leads-list.public.ts";
import type { Caller, One, Page, World } from "./world.ts";

type Wrote = One<LeadRecord> & { error: string; code: string; fields: Record<string, string> };

/** The calls of leads in a world, and the ids of its demo accounts and regions by their names. */
export async function leadsOf(world: World) {
  const named = await world.rows<{ id: string; name: string }>(
    "select id, split_part(email, '@', 1) as name from account_users where email like '%@demo.test' union all select id, code from regions",
  );
  const ids = new Map(named.map(({ id, name }) => [name, id]));
  let made = 0;
  const create = (over: object = {}, as: Caller = "admin") =>
    world.v2<Wrote>("post", "/people/leads", {
      as,
      body: {
        firstName: "Ada",
        lastName: "Obi",
        email: `ada${made++}@example.org`,
        regionId: ids.get("UK"),
        source: "organic",
        ...over,
      },
    });
  const fire = ({ _id, version }: LeadRecord, event: string, body: object = {}, as: Caller = "admin") =>
    world.v2<Wrote>("post", `/people/leads/${_id}/${event}`, { as, body: { version, ...body } });
  const listed = async (query: string, as: Caller = "admin") =>
    (await world.v2<Page<LeadRecord>>("get", `/people/leads?pageSize=100&${query}`, { as })).body;
  return {
    ids,
    create,
    fire,
    listed,
    /** One that is there, or the test ends. */
    async aLead(over: object = {}) {
      const { status, body } = await create(over);
      expect([status, body.error]).toEqual([201, undefined]);
      return body.data;
    },
    /** The same of one that is moved on. */
    async moved(lead: LeadRecord, event: string, body: object = {}) {
      const answer = await fire(lead, event, body);
      expect([answer.status, answer.body.error]).toEqual([200, undefined]);
      return answer.body.data;
    },
    save: ({ _id, version }: LeadRecord, changes: object, as: Caller = "admin") =>
      world.v2<Wrote>("patch", "/people/leads", { as, body: { _id, version, ...changes } }),
    finds: async (query: string, { _id }: LeadRecord) => (await listed(`id=${_id}&${query}`)).total === 1,
  };
}

import { entityKinds, recordName, recordTypeOf } from "@app/domain/changes.ts";
import { memoize } from "@app/domain/memoize.ts";
import { recordCalls as v1 } from "@app/schema/upstreams/v1.records.generated.ts";
import { recordCalls as v2 } from "@app/schema/upstreams/v2.records.generated.ts";
import type { Rest } from "../upstream/rest.ts";
import type { Check } from "../upstream/shape.ts";
import { toListQuery } from "./list-page.ts";
import { RecordSource } from "./record-source.ts";

const kinds = { ...v1, ...v2 };
type Kinds = typeof kinds;

/** A kind of record with a list in the contract of a server, by its type in the contract and the schema. */
export type RecordName = keyof Kinds;
export type RecordOf<Name extends RecordName> =
  Kinds[Name]["check"] extends Check<infer One extends { _id: string }> ? One : never;
/** The calls of the contract that answer one record; of them, create and update have methods of their own. */
export type EventOf<Name extends RecordName> = Exclude<Kinds[Name]["calls"][number], "facets" | "create" | "update">;

export const recordNames = Object.keys(kinds) as RecordName[];

export const isRecordName = (type: string): type is RecordName => Object.hasOwn(kinds, type);

/** `CustomerPod` → `customerPod`: its name as a source, loader, payload field and beginning of its mutations. */
export const fieldNameOf = <Name extends string>(type: Name) =>
  `${type.charAt(0).toLowerCase()}${type.slice(1)}` as Uncapitalize<Name>;

/** `CustomerPod` → `customer-pod`; an event's name in a mutation is spelled alike in the address. */
export const dashed = (name: string): string => name.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export const serverOf = (name: RecordName): "v1" | "v2" => (Object.hasOwn(v1, name) ? "v1" : "v2");

/** Orders that are called something else than the field they sort by. */
const otherOrders: Partial<Record<RecordName, Readonly<Record<string, string>>>> = {
  Customer: { CHANGED: "updatedAt" },
  Lead: { SINCE: "stageSince", ACTION: "nextActionOn" },
  StaffMember: { NAME: "lastname" },
  StaffUser: { NAME: "lastname" },
};

const constantCase = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The field of each order of a list: `NAME` sorts by `name`, `CREATED` by `createdAt`, `DUE` by `dueOn`. */
export const sortFieldsOf = memoize((type: RecordName): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    kinds[type].sorts.flatMap((field) => [
      [constantCase(field.replace(/(At|On)$/, "")), field],
      [constantCase(field), field],
    ]),
  ),
  ...otherOrders[type],
}));

/** The arguments of a kind's list as parameters of its server. */
export const listQueryOf = (type: RecordName, asked: Parameters<typeof toListQuery>[0]): string =>
  toListQuery(asked, sortFieldsOf(type));

export const hasCall = (name: RecordName, call: string): boolean =>
  (kinds[name].calls as readonly string[]).includes(call);

export const isEventOf = <Name extends RecordName>(name: Name, call: string): call is EventOf<Name> =>
  hasCall(name, call) && !["facets", "create", "update"].includes(call);

/** As people call it in "not found" messages. */
function entityOf(type: RecordName): string {
  const kind = entityKinds.find((one) => recordTypeOf(one) === type);
  return kind ? recordName(kind) : type;
}

/** Where the calls of a kind are, and what they answer. */
export const homeOf = <Name extends RecordName>(name: Name, entity = entityOf(name)) => ({
  path: kinds[name].path,
  entity,
  check: kinds[name].check as unknown as Check<RecordOf<Name>>,
});

/**
 * The source of a kind of record, with its path, events and check from the contract. Kinds with further calls extend
 * it; `entity` is its name in "not found" messages, if not that of `recordKinds`.
 *
 *     export class RegionsSource extends recordSource("Region") {
 *       byCode(code: string) {
 *         return this.first({ code });
 *       }
 *     }
 */
export const recordSource = <Name extends RecordName>(name: Name, entity?: string) =>
  class extends RecordSource<RecordOf<Name>, EventOf<Name>> {
    constructor(rest: Rest) {
      super(rest, homeOf(name, entity));
    }
  };

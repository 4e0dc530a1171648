import { isFacet, isMailShown, type Facet, type MailShown } from "@app/schema/upstreams/v2.records.generated.ts";
import { idInPath, queryOf, type Parameter } from "../upstream/path.ts";
import type { Rest } from "../upstream/rest.ts";
import { arrayOf, listOf, type Check, type ListAnswer } from "../upstream/shape.ts";

const facets = arrayOf(isFacet);
const mails = arrayOf(isMailShown);

/** The most rows that either server answers at once. */
export const mostRows = 100;

interface Home<T> {
  /** Where the records are listed and added. */
  path: string;
  /** As people call one that they look for and do not find: "Region". */
  entity: string;
  /** Whether an answer is one of them. */
  check: Check<T>;
}

/**
 * What every kind of record can be asked over REST, on either server: the list, some by their ids, adding one, saving one,
 * and what happens to one. The source of a kind says what it has beyond that:
 *
 *     export class RegionsSource extends RecordSource<Region, "archive" | "restore"> {
 *       constructor(v2: RestV2) {
 *         super(v2, { path: "/admin/region", entity: "Region", check: isRegion });
 *       }
 *
 *       byCode(code: string) {
 *         return this.first({ code });
 *       }
 *     }
 *
 * A call of another form goes through `rest`, and `pathOf` where it is one record's.
 */
export class RecordSource<T extends { _id: string }, Event extends string = never> {
  protected readonly rest: Rest;
  readonly #home: Home<T>;
  readonly #listed: Check<ListAnswer<T>>;

  constructor(rest: Rest, home: Home<T>) {
    this.rest = rest;
    this.#home = home;
    this.#listed = listOf(home.check);
  }

  list(query: string): Promise<ListAnswer<T>> {
    return this.rest.get(`${this.#home.path}?${query}`, this.#listed);
  }

  /** How many records each choice of some filters would leave. */
  facets(query: string): Promise<Facet[]> {
    return this.rest.get(`${this.#home.path}/facets?${query}`, facets);
  }

  byIds(ids: readonly string[]): Promise<T[]> {
    return this.rows({ id: ids });
  }

  byId(id: string): Promise<T | null> {
    return this.first({ id });
  }

  create(body: object, key?: string | null): Promise<T> {
    return this.rest.sendRecord("POST", this.#home.path, body, this.#home.check, key);
  }

  /** The newer server is told in the body which record is meant, the older one in the path. */
  async update({ _id, ...changes }: { _id: string; version: number }, key?: string | null): Promise<T> {
    const { path, check } = this.#home;
    return this.rest.idIsIn === "body"
      ? this.rest.sendRecord("PATCH", path, { ...changes, _id }, check, key)
      : this.rest.sendRecord("PATCH", this.pathOf(_id), changes, check, key);
  }

  async fire(id: string, event: Event, body: object, key?: string | null): Promise<T> {
    return this.rest.sendRecord("POST", this.pathOf(id, `/${event}`), body, this.#home.check, key);
  }

  /** The emails that an event would send; nothing is changed. */
  async mailsOf(id: string, event: Event, body: object): Promise<MailShown[]> {
    return this.rest.send("POST", this.pathOf(id, `/${event}/mails`), body, mails);
  }

  /** The rows that fit, as many as come at once. */
  protected async rows(fitting: Readonly<Record<string, Parameter | readonly Parameter[]>>): Promise<T[]> {
    return (await this.list(queryOf({ ...fitting, pageSize: mostRows }))).data;
  }

  /** The first that fits; null where none does. */
  protected async first(fitting: Readonly<Record<string, Parameter>>): Promise<T | null> {
    return (await this.list(queryOf({ ...fitting, pageSize: 1 }))).data[0] ?? null;
  }

  /** Where one record is. What cannot be an id is answered as missing, without asking. */
  protected pathOf(id: string, rest = ""): string {
    const { path, entity } = this.#home;
    return `${path}/${idInPath(this.rest.source, entity, id)}${rest}`;
  }
}

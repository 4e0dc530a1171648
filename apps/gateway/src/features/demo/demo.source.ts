import { isObject } from "../../common/is-object.ts";
import { UpstreamError } from "../../errors/upstream-error.ts";
import type { RestV1 } from "../../upstream/rest-v1.ts";
import type { Check } from "../../upstream/shape.ts";

/** What a demo's call answers: `{ product }`, with the name of its wrapper. */
export interface Wrapped<Inside> {
  name: string;
  check: Check<Inside>;
}

/** The calls of the demo apps, which wrap what they answer. */
export class DemoSource {
  private readonly rest: RestV1;

  constructor(v1: RestV1) {
    this.rest = v1;
  }

  /** Reads `management/products`. */
  async read<Inside>(path: string, { name, check }: Wrapped<Inside>): Promise<Inside> {
    return (await this.rest.get(`/api/${path}`, inside(name, check)))[name] as Inside;
  }

  /** The same; null for what is not there. */
  async orNull<Inside>(path: string, wrapped: Wrapped<Inside>): Promise<Inside | null> {
    try {
      return await this.read(path, wrapped);
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      throw error;
    }
  }

  /** Reads one of many, of `management/orders`; null for one that is not there. */
  async find<Inside>(path: string, id: string, wrapped: Wrapped<Inside>): Promise<Inside | null> {
    return /^[\w-]{1,64}$/.test(id) ? this.orNull(`${path}/${id}`, wrapped) : null;
  }

  async change<Inside>(path: string, body: object, { name, check }: Wrapped<Inside>, key?: string | null) {
    return (await this.rest.send("POST", `/api/${path}`, body, inside(name, check), key))[name] as Inside;
  }

  /** Makes a change that answers `true`. */
  async done(path: string, body: object, key?: string | null) {
    await this.rest.send("POST", `/api/${path}`, body, isDone, key);
  }
}

const isDone: Check<true> = (value): value is true => value === true;

const inside =
  <Inside>(name: string, check: Check<Inside>): Check<Record<string, unknown>> =>
  (value): value is Record<string, unknown> =>
    isObject(value) && check(value[name]);

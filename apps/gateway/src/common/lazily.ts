type Makers<Given> = Readonly<Record<string, (given: Given) => object>>;

/** The results of factories, by name. */
export type Made<M> = { readonly [Name in keyof M]: M[Name] extends (given: never) => infer One ? One : never };

/** Created on first use, for one request. */
export type Lazy<M> = Made<M> & {
  /** Recreates everything on next use. */
  clear(): void;
};

/**
 * Objects of one request by name, each created on first use: there are many kinds, and most requests need one or two.
 */
export function lazily<Given, M extends Makers<Given>>(makers: M): new (given: Given) => Lazy<M> {
  class OfRequest {
    readonly #given: Given;
    readonly #made = new Map<string, object>();

    constructor(given: Given) {
      this.#given = given;
    }

    clear(): void {
      this.#made.clear();
    }

    static {
      for (const [name, make] of Object.entries(makers)) {
        const get = function (this: OfRequest) {
          const instance = this.#made.get(name) ?? make(this.#given);
          this.#made.set(name, instance);
          return instance;
        };
        Object.defineProperty(this.prototype, name, { get });
      }
    }
  }
  return OfRequest as unknown as new (given: Given) => Lazy<M>;
}

import { deserialize, serialize } from "node:v8";

// Import it first: jsdom has neither a database nor what the one below copies its values with.
Object.assign(globalThis, {
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  setImmediate: (work: () => void) => setTimeout(work),
});

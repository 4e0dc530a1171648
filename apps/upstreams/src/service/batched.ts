import DataLoader from "dataloader";
import type { Context } from "./context.ts";

type Loader = DataLoader<string, unknown>;
const loaders = new WeakMap<Context, Map<string, Loader>>();

/** A request-scoped loader: ids requested together under one name are read in one call. */
export function batched<Value>(
  context: Context,
  name: string,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): DataLoader<string, Value | undefined> {
  const own = loaders.get(context) ?? new Map<string, Loader>();
  loaders.set(context, own);
  const known = own.get(name);
  if (known) return known as DataLoader<string, Value | undefined>;
  const loader = new DataLoader<string, Value | undefined>(async (ids) => {
    const found = await read(ids);
    return ids.map((id) => found.get(id));
  });
  own.set(name, loader);
  return loader;
}

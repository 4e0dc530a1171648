import { mutationResolvers } from "../records/mutation-resolvers.ts";
import { fieldNameOf, type EventOf, type RecordName, type RecordOf } from "../records/record-kinds.ts";
import type { RecordSource } from "../records/record-source.ts";
import type { GatewayContext } from "./context.ts";

/** Mutation resolvers of a kind of record, for mutations that differ from their call. `fields`: the server's names → ours. */
export function mutationsOf<Type extends RecordName>(type: Type, fields: Readonly<Record<string, string>> = {}) {
  const name = fieldNameOf(type);
  const sourceOf = ({ sources }: GatewayContext) =>
    sources[name] as unknown as RecordSource<RecordOf<Type>, EventOf<Type>>;
  return mutationResolvers(name, sourceOf, { stale: type, fields });
}

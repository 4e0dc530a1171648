import { withoutSecrets } from "@app/domain/playground/without-secrets.ts";

interface Stored {
  query?: string | null;
  variables?: string | null;
}

const clean = <One extends Stored>(one: One): One => ({
  ...one,
  ...withoutSecrets({ query: one.query ?? "", variables: one.variables ?? "" }),
});

/** `{"tabs": […]}` and `{"queries": […]}`, as GraphiQL stores them. */
function cleanLists(json: string): string {
  try {
    const lists = Object.entries(JSON.parse(json) as Record<string, unknown>).map(([key, value]) => [
      key,
      Array.isArray(value) ? (value as Stored[]).map(clean) : value,
    ]);
    return JSON.stringify(Object.fromEntries(lists));
  } catch {
    return "";
  }
}

/** The browser's storage, in which no password, token or one-time code of an operation stays behind. */
export function discreetStorage(store: Storage): Storage {
  const cleaned = (key: string, value: string): string => {
    if (/:(?:tabState|queries|favorites)$/.test(key)) return cleanLists(value);
    const query = store.getItem("graphiql:query") ?? "";
    if (key.endsWith(":variables")) return withoutSecrets({ query, variables: value }).variables;
    return key.endsWith(":query") ? withoutSecrets({ query: value, variables: "" }).query : value;
  };
  return new Proxy(store, {
    get(target, name) {
      if (name === "setItem") return (key: string, value: string) => target.setItem(key, cleaned(key, value));
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === "function" ? (found.bind(target) as unknown) : found;
    },
  });
}

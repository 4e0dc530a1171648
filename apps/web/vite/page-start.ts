/** An operation as the gateway takes it. */
export interface PlannedRequest {
  operationName: string;
  query: string;
  /** In JSON; a text in it that is a parameter of the path, as ":region", stands for what the address has there. */
  variables: string;
}

/** What every path's screen needs, with files and requests by their number. */
export interface Plan {
  files: readonly string[];
  requests: readonly PlannedRequest[];
  /** Requests of every screen of somebody signed in. */
  always: readonly number[];
  /** Of two paths that an address fits, the first counts. */
  screens: readonly { path: string; files: readonly number[]; requests: readonly number[] }[];
}

/**
 * Runs in the page before anything else has arrived, as a script within it: asks for the files of this path's screen
 * and, where a token is kept that is still good, for what the screen shows first. Leaves the way to ask for another
 * path's files, so that no script need name them once more. Uses nothing from outside of itself.
 */
export function pageStart(plan: Plan): void {
  const asked = new Set<number>();
  const screenAt = (pathname: string) => {
    const steps = pathname.split("/");
    return plan.screens.find(({ path }) => {
      const parts = path.split("/");
      return parts.length === steps.length && parts.every((part, at) => part.startsWith(":") || part === steps[at]);
    });
  };
  window.askForFiles = (pathname) => {
    for (const file of screenAt(pathname)?.files ?? []) {
      if (asked.has(file)) continue;
      asked.add(file);
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = `/${plan.files[file] ?? ""}`;
      document.head.append(link);
    }
  };
  window.askForFiles(location.pathname);
  const steps = location.pathname.split("/");
  const screen = screenAt(location.pathname);
  try {
    const token = localStorage.getItem("accessToken") ?? "";
    const claims = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    if (!((JSON.parse(atob(claims)) as { exp: number }).exp * 1000 > Date.now())) return;
    const parts = screen?.path.split("/") ?? [];
    const named = (_key: string, value: unknown) =>
      typeof value === "string" && value.startsWith(":")
        ? decodeURIComponent(steps[parts.indexOf(value)] ?? "")
        : value;
    // A search in the address asks for something else, which only the screen itself understands.
    const own = location.search === "" ? (screen?.requests ?? []) : [];
    const wanted = [...plan.always, ...own].map((number) => {
      const { operationName = "", query = "", variables = "{}" } = plan.requests[number] ?? {};
      return { operationName, variables: JSON.parse(variables, named) as object, query };
    });
    window.pageRequests = wanted.map((request) => {
      const answer = fetch("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify(request),
      });
      answer.catch(() => undefined);
      return { name: request.operationName, variables: request.variables, token, answer };
    });
  } catch {
    // Nobody is signed in, or the address is not well formed: the portal itself asks, once it runs.
  }
}

import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { DemoMailPageDocument } from "./mail.generated.ts";

export { MailPage as Component } from "./mail-page.tsx";

export const preload: Preload = (client, { params }) =>
  prefetchQuery(client, DemoMailPageDocument, { id: params.mailId ?? "" });

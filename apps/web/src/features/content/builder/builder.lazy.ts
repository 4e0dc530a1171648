import { prefetchQuery } from "../../../shared/prefetch/prefetch-query.ts";
import type { Preload } from "../../../shared/prefetch/preload.ts";
import { SessionBuilderDocument } from "./builder.generated.ts";
import { BuilderScreen } from "./builder.screen.tsx";

const preload: Preload = (client, { params }) =>
  prefetchQuery(client, SessionBuilderDocument, { id: params.lessonId ?? "" });

export const builder = { Component: BuilderScreen, preload };

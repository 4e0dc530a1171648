import { askEarly } from "../../../shared/early/ask-early.ts";
import type { Preload } from "../../../shared/early/preload.ts";
import { SessionBuilderDocument } from "./builder.generated.ts";
import { BuilderScreen } from "./builder.screen.tsx";

const preload: Preload = (client, { params }) =>
  askEarly(client, SessionBuilderDocument, { id: params.lessonId ?? "" });

export const builder = { Component: BuilderScreen, preload };

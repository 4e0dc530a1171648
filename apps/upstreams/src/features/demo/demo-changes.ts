import type { z } from "zod";
import type { DemoChange } from "@app/domain/demo/demo-change.ts";
import { write, type Route } from "../../http/route.ts";
import { changeDemo, type DemoDocument } from "./demo-documents.service.ts";

/** Makes the calls that change a demo's document; `wrap` puts what a change answers into the wrapper of the template. */
export const demoChanges =
  <Content extends object>(document: DemoDocument<Content>, base: string) =>
  <Body extends z.ZodType, Made, Answer extends z.ZodType>(
    path: string,
    summary: string,
    body: Body,
    apply: (content: Content, input: z.output<Body>, by: DemoChange) => Made,
    answer: Answer,
    wrap: (result: Made) => z.input<Answer>,
  ): Route =>
    write({
      method: "post",
      path: `${base}/${path}`,
      summary,
      permission: "demo:write",
      shape: "plain",
      body,
      answer,
      handle: async (context, { body: input }) =>
        wrap(await changeDemo(context, document, (content, by) => apply(content, input, by))),
    });

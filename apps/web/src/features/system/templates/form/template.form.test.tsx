import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../../testing/open-at.tsx";
import { TemplateUpdateDocument } from "../template-mutations.generated.ts";
import { TemplateRecordDocument, type TemplateRecordFragment } from "../template.generated.ts";
import { TemplateFacts } from "../template-facts.tsx";
import { TemplateForm } from "./template.form.tsx";

const welcome: TemplateRecordFragment = {
  __typename: "Template",
  id: "0123456789abcdef01234567",
  name: "Welcome",
  kind: "WELCOME",
  channel: "EMAIL",
  language: "EN",
  active: true,
  version: 2,
  updatedAt: "2026-10-01T09:00:00.000Z",
  subject: "Welcome, {{firstName}}",
  body: "Your number is {{customerNumber}}.",
};
const known = {
  request: { query: TemplateRecordDocument, variables: { id: welcome.id } },
  result: { data: { record: welcome } },
};
const saved = (input: object) => ({
  request: {
    query: TemplateUpdateDocument,
    variables: ({ idempotencyKey, ...rest }: Record<string, unknown>) =>
      typeof idempotencyKey === "string" &&
      JSON.stringify(rest) === JSON.stringify({ id: welcome.id, version: 2, input }),
  },
  result: {
    data: { saved: { __typename: "TemplatePayload", record: { ...welcome, ...input, version: 3 }, userErrors: [] } },
  },
});

function open(...mocks: ReturnType<typeof saved>[]) {
  const onClose = jest.fn();
  const form = <TemplateForm name="edit" id={welcome.id} onClose={onClose} />;
  return { onClose, ...openAt(form, { mocks: [known, ...mocks] }) };
}

it("shows what a customer would read, as it is written", async () => {
  const { user } = open();
  expect(await screen.findByText("Welcome, Adaeze")).toBeVisible();
  expect(screen.getByText("Your number is C-000123.")).toBeVisible();
  await user.type(screen.getByLabelText("Text"), " Yours, {{{{ownerName}}");
  expect(screen.getByText(/^Your number is C-000123\. Yours, Ifẹ́olúwa Akínlàjà$/)).toBeVisible();
});

it("names a placeholder that cannot be filled in at its field, and saves once it is mended", async () => {
  const { user, onClose, asked } = open(saved({ body: "Your number is {{customerNumber}}. Hello" }));
  const field = await screen.findByLabelText("Text");
  await user.type(field, " {{{{fristName}}");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText(/^\{\{fristName\}\} cannot be filled in\. Use/)).toBeVisible();
  expect(field).toHaveFocus();
  expect(asked.map(({ operationName }) => operationName)).not.toContain("TemplateUpdate");
  await user.clear(field);
  await user.type(field, "Your number is {{{{customerNumber}}. Hello");
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

it("shows those who only read the template with its preview", async () => {
  openAt(<TemplateFacts name="view" id={welcome.id} onClose={() => undefined} />, { mocks: [known] });
  expect(await screen.findByText("Your number is C-000123.")).toBeVisible();
  for (const text of ["Active", "Email", "English"]) expect(screen.getByText(text)).toBeVisible();
});

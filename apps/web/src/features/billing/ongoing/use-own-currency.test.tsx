import { screen } from "@testing-library/react";
import { Formik, useFormikContext } from "formik";
import { openAt } from "../../../testing/open-at.tsx";
import { PayerDocument } from "../form/payer.generated.ts";
import { ongoingForm, type OngoingValues } from "./ongoing-draft.fields.ts";
import { useOwnCurrency } from "./use-own-currency.ts";

type Lessons = Parameters<typeof useOwnCurrency>[0];

function Probe({ lessons }: { lessons: Lessons }) {
  const { values, setFieldValue } = useFormikContext<OngoingValues>();
  useOwnCurrency(values.customerId === "" ? undefined : lessons);
  return (
    <>
      <p>in {values.currency}</p>
      <button onClick={() => void setFieldValue("customerId", "c1")}>choose</button>
      <button onClick={() => void setFieldValue("currency", "GBP")}>pounds</button>
    </>
  );
}

function open(currencies: readonly ("GBP" | "USD" | "NGN")[]) {
  const lessons = currencies.map((currency) => ({ currency })) as unknown as Lessons;
  const payer = { __typename: "Customer", id: "c1", currency: "USD" };
  const mocks = [
    {
      request: { query: PayerDocument, variables: { id: "c1" } },
      result: { data: { customer: payer } },
      maxUsageCount: 5,
    },
  ];
  const form = (
    <Formik initialValues={ongoingForm.recordOf(null).values} onSubmit={() => undefined}>
      <Probe lessons={lessons} />
    </Formik>
  );
  return openAt(form, { mocks: mocks as never });
}

it.each([
  ["their own where there are no lessons", [], "USD"],
  ["their own where some lessons are in it", ["GBP", "USD"], "USD"],
  ["that of their lessons where none is in their own", ["NGN"], "NGN"],
] as const)("begins with %s, and keeps what is chosen then", async (_, currencies, expected) => {
  const { user } = open(currencies);
  await user.click(screen.getByRole("button", { name: "choose" }));
  expect(await screen.findByText(`in ${expected}`)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "pounds" }));
  expect(await screen.findByText("in GBP")).toBeVisible();
});

import { useField, useFormikContext } from "formik";
import { useId, useState } from "react";
import { mostPromos } from "@app/domain/billing/promos.ts";
import type { Currency } from "@app/domain/enums.ts";
import { referralCodeField } from "@app/domain/referrals/referral-code.ts";
import { formatMoney } from "@app/domain/money.ts";
import { ErrorLine } from "@app/ui/feedback/error-line.tsx";
import { InputBox } from "@app/ui/form/control-box.tsx";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { X } from "@app/ui/icons.ts";
import { Button } from "@app/ui/page/button.tsx";
import { IconAction } from "@app/ui/page/icon-action.tsx";
import type { PrepaymentValues } from "./prepayment.fields.ts";
import css from "./promo-box.module.css";
import { useDraftPromos } from "./use-draft-promos.ts";

/** What is wrong with a code as it is typed; null if nothing is. */
const problemOf = (code: string): string | null => referralCodeField.safeParse(code).error?.issues[0]?.message ?? null;

/** Codes of promos: each with what it takes off, or why it is refused, as the invoice is typed. */
export function PromoBox() {
  const { values, setFieldValue } = useFormikContext<PrepaymentValues>();
  const [, { error }] = useField<readonly string[]>("promoCodes");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const { resultOf, isWaiting } = useDraftPromos();
  const id = useId();
  const { promoCodes, lessonPrice } = values;
  const currency = lessonPrice.currency as Currency;
  const code = typed.trim().toUpperCase();
  const put = (codes: readonly string[]) => void setFieldValue("promoCodes", codes);
  const add = () => {
    const problem = promoCodes.includes(code) ? `${code} is there already.` : problemOf(code);
    setWrong(problem);
    if (problem !== null) return;
    // A code that was refused makes room for the next one.
    const refused = promoCodes.find((one) => resultOf(one)?.reason);
    put([...promoCodes.filter((one) => promoCodes.length < mostPromos || one !== refused), code]);
    setTyped("");
  };
  const said = wrong ?? (error ? firstMessage(error) : undefined);
  const isFull = promoCodes.length >= mostPromos && !promoCodes.some((one) => resultOf(one)?.reason);
  return (
    <div className={css.box} data-wide="">
      <label htmlFor={id}>
        Promo code <small>(optional)</small>
      </label>
      <div className={css.row}>
        <InputBox
          id={id}
          value={typed}
          disabled={isFull}
          hasError={said !== undefined}
          placeholder={isFull ? "At most three codes" : "For example WELCOME10"}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add} disabled={code === ""}>
          Add
        </Button>
      </div>
      {said ? <ErrorLine role="alert">{said}</ErrorLine> : null}
      <ul className={css.codes} aria-live="polite">
        {promoCodes.map((taken) => {
          const result = resultOf(taken);
          return (
            <li key={taken} data-refused={result?.reason ? "" : undefined}>
              <span>
                <strong>{taken}</strong>
                {result?.name ? ` ${result.name}` : ""}
                <small>
                  {result
                    ? (result.reason ?? formatMoney({ currency, amount: -result.amount }))
                    : isWaiting
                      ? "Checking…"
                      : "Enter the price to see what it takes off."}
                </small>
              </span>
              <IconAction
                label={`Remove ${taken}`}
                icon={X}
                onClick={() => put(promoCodes.filter((one) => one !== taken))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

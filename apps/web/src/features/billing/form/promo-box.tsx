import { useField } from "formik";
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
import css from "./promo-box.module.css";

/** What is wrong with a code as it is typed; null if nothing is. */
const problemOf = (code: string): string | null => referralCodeField.safeParse(code).error?.issues[0]?.message ?? null;

interface Judged {
  name?: string | null | undefined;
  amount: number;
  reason?: string | null | undefined;
}

interface PromoBoxProps {
  currency: Currency;
  /** What a code does; null while nothing is known of it. */
  resultOf: (code: string) => Judged | null;
  isWaiting: boolean;
  /** Why nothing is known of a code that nobody is asked about. */
  unknown: string;
}

/** Codes of promos: each with what it takes off, or why it is refused, as the invoice is typed. */
export function PromoBox({ currency, resultOf, isWaiting, unknown }: PromoBoxProps) {
  const [{ value: promoCodes }, { error }, { setValue }] = useField<readonly string[]>("promoCodes");
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
  const code = typed.trim().toUpperCase();
  const put = (codes: readonly string[]) => void setValue(codes);
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
                      : unknown}
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

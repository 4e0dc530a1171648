import { useFormikContext } from "formik";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { useCan } from "../../../../shared/permission/use-can.ts";

/** Whether staff charge nothing although the policy does, and why. */
export interface Waiver {
  waive: boolean;
  waiveReason: string;
}

export const noWaiver: Waiver = { waive: false, waiveReason: "" };

/** As it is sent: the reason alone. */
export const waiverOf = ({ waive, waiveReason }: Waiver) => ({
  waiveReason: waive ? waiveReason.trim() || null : null,
});

/** Asks for it of those who may waive, `beside` another field or below it; the tutor is paid all the same. */
export function WaiveFields({ beside = false }: { beside?: boolean }) {
  const { values } = useFormikContext<Waiver>();
  if (!useCan()("settlements:act")) return null;
  return (
    <>
      <SwitchField name="waive" label="Waive the charge" wide={!beside} help="The tutor’s pay stays as it is." />
      {values.waive ? (
        <TextArea name="waiveReason" label="Reason for waiving" max={300} wide rows={2} help="Never emailed." />
      ) : null}
    </>
  );
}

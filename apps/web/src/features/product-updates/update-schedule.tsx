import { useFormikContext } from "formik";
import { publishTime } from "@app/domain/product-updates/product-update.ts";
import { instantOf, wallClockOf } from "@app/domain/time.ts";
import { DateField } from "@app/ui/form/date-field.tsx";
import { FieldGrid } from "@app/ui/form/field-frame.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { When } from "@app/ui/value/when.tsx";
import { placeName } from "@app/ui/value/when-text.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import { EventFormDialog } from "../../shared/records/event-form-dialog.tsx";
import type { RecordDialogProps } from "../../shared/records/record-dialogs.tsx";
import { useViewer } from "../../shared/session/session-context.ts";
import { ProductUpdateScheduleDocument } from "./update-mutations.generated.ts";
import css from "./update-schedule.module.css";
import {
  ProductUpdateRecordDocument,
  ProductUpdateZonesDocument,
  type ProductUpdateRecordFragment,
} from "./update.generated.ts";

interface Values {
  date: string;
  time: string;
}
const dayMs = 24 * 60 * 60_000;

/** The typed time by the clock of each region whose learners see it. */
function Clocks({ update, zone }: { update: ProductUpdateRecordFragment; zone: string }) {
  const { values } = useFormikContext<Values>();
  const { data } = useQuery(ProductUpdateZonesDocument);
  const { success, data: typed } = publishTime.safeParse(values);
  const at = success ? instantOf({ ...typed, timeZone: zone }).toISOString() : null;
  const chosen = new Set(update.regions?.map(({ id }) => id));
  const isShown = ({ id, active }: { id: string; active: boolean }) =>
    update.audience === "REGIONS" ? chosen.has(id) : active;
  const regions = (data?.regions?.items ?? []).filter(isShown);
  return (
    <table className={css.clocks}>
      <caption>Published at</caption>
      <tbody>
        <tr>
          <th scope="row">You, {placeName(zone)}</th>
          <td>{at === null ? "–" : <When value={at} timeZone={zone} />}</td>
        </tr>
        {regions.map(({ id, name, timeZone }) => (
          <tr key={id}>
            <th scope="row">
              {name}, {placeName(timeZone)}
            </th>
            <td>{at === null ? "–" : <When value={at} timeZone={timeZone} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Asks when a product update is published, by the viewer's clock and with every region's beside it. */
export function UpdateSchedule(props: RecordDialogProps) {
  const zone = useViewer().timeZone;
  const now = useNow();
  return (
    <EventFormDialog
      {...props}
      what="product update"
      query={ProductUpdateRecordDocument}
      config={(update) => {
        const { name, status, publishAt } = update;
        const isAgain = status === "SCHEDULED" && publishAt !== null;
        const tomorrow = wallClockOf(new Date(now.getTime() + dayMs), zone).date;
        const { date, time } = isAgain ? wallClockOf(new Date(publishAt), zone) : { date: tomorrow, time: "09:00" };
        return {
          title: isAgain ? `Change the time of ${name}?` : `Schedule ${name}?`,
          saveLabel: isAgain ? "Change time" : "Schedule",
          successMessage: `${name} is scheduled.`,
          rules: publishTime,
          mutation: ProductUpdateScheduleDocument,
          initialValues: { date, time },
          sent: (values: Values) => ({
            publishAt: instantOf({ ...publishTime.parse(values), timeZone: zone }).toISOString(),
          }),
          outcome: <Clocks update={update} zone={zone} />,
          children: (
            <FieldGrid>
              <DateField name="date" label="Day" />
              <TextField name="time" label="Time" placeholder="09:00" help={`In ${placeName(zone)} time.`} />
            </FieldGrid>
          ),
        };
      }}
    />
  );
}

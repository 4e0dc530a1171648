import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { tutorKind } from "../tutor.kind.ts";

const { write } = tutorKind;
const document = async () => (await import("./document.form.tsx")).DocumentForm;
const day = async () => (await import("./day.form.tsx")).DayForm;
const timeOff = async () => (await import("./time-off.form.tsx")).TimeOffForm;

/** The dialogs about what belongs to a tutor: adding ones are told whose it is, editing ones which it is. */
export const partDialogs = dialogsOf({
  hours: { needs: write, load: async () => (await import("../form/hours.form.tsx")).HoursForm },
  addDocument: { needs: write, load: document },
  editDocument: { needs: write, load: document },
  addDay: { needs: write, load: day },
  editDay: { needs: write, load: day },
  addTimeOff: { needs: write, load: timeOff },
  editTimeOff: { needs: write, load: timeOff },
  addRate: { needs: "payRates:write", load: async () => (await import("./rate.form.tsx")).RateForm },
  account: { needs: "payRates:write", load: async () => (await import("./account.form.tsx")).AccountForm },
});

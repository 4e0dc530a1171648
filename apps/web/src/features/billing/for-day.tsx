import { Day } from "@app/ui/value/when.tsx";

/** " for 28 Aug", beside the date of an entry whose own month was closed. */
export const ForDay = ({ day }: { day: string | null }) =>
  day ? (
    <>
      {" "}
      for <Day value={day} />
    </>
  ) : null;

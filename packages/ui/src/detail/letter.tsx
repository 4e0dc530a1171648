import css from "./letter.module.css";

/** A text as somebody will read it: its subject, where it has one, and its lines as they are. */
export const Letter = ({ subject, text }: { subject: string | null; text: string }) => (
  <div className={css.paper}>
    {subject ? <h3>{subject}</h3> : null}
    <p>{text}</p>
  </div>
);

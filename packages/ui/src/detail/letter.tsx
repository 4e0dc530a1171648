import css from "./letter.module.css";

/** A text as its recipient reads it, with its subject if it has one. */
export const Letter = ({ subject, text }: { subject: string | null; text: string }) => (
  <div className={css.paper}>
    {subject ? <h3>{subject}</h3> : null}
    <p>{text}</p>
  </div>
);

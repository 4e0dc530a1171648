import css from "./values.module.css";

/** What somebody has entered or written, as it is held. */
export const Values = ({ title, of }: { title: string; of: unknown }) => (
  <section>
    <h2>{title}</h2>
    <pre className={css.values}>{JSON.stringify(of, null, 2)}</pre>
  </section>
);

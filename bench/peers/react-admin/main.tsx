import { Admin, Resource } from "react-admin";
import { createRoot } from "react-dom/client";
import { CurriculaList } from "./curricula-list.tsx";
import { CurriculumShow } from "./curriculum-show.tsx";
import { dataProvider } from "./data-provider.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no place for react-admin.");
createRoot(root).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="curricula" list={CurriculaList} show={CurriculumShow} />
  </Admin>,
);

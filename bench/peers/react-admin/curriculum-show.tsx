import { FunctionField, Show, SimpleShowLayout, TextField } from "react-admin";
import { savedAt, type Curriculum, type CurriculumRow } from "../shared/curricula.ts";
import { PartsTree } from "../shared/parts-tree.tsx";

/** Until the whole has come, react-admin draws what the list knows. */
type Drawn = CurriculumRow & Partial<Curriculum>;

/** One curriculum, with all its parts. */
export const CurriculumShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="name" />
      <TextField source="region.name" label="Region" />
      <TextField source="subject" />
      <TextField source="status" />
      <FunctionField<Curriculum> label="Last saved" render={savedAt} />
      <TextField source="description" />
      <FunctionField<Drawn> label="Parts" render={({ subdivisions }) => <PartsTree parts={subdivisions ?? []} />} />
    </SimpleShowLayout>
  </Show>
);

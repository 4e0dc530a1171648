import { DataTable, List } from "react-admin";
import { partsOf, savedAt, type CurriculumRow } from "../shared/curricula.ts";

const Column = DataTable.Col<CurriculumRow>;

/** The list as react-admin's guide writes one, with the portal's columns. */
export const CurriculaList = () => (
  <List perPage={25} sort={{ field: "name", order: "ASC" }} exporter={false}>
    <DataTable rowClick="show" bulkActionButtons={false}>
      <Column source="name" />
      <Column source="region.name" label="Region" />
      <Column source="subject" />
      <Column source="status" />
      <Column label="Parts" align="right" render={partsOf} />
      <Column label="Last saved" render={savedAt} />
      <Column source="updatedBy.name" label="By" />
    </DataTable>
  </List>
);

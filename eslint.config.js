import graphql from "@graphql-eslint/eslint-plugin";
import { defineConfig } from "eslint/config";

const language = {
  languageOptions: { parser: graphql.parser },
  plugins: { "@graphql-eslint": { rules: graphql.rules } },
};

/** For what is written in GraphQL; all other code is linted by oxlint. */
export default defineConfig([
  { ignores: ["**/dist/", "packages/schema/schema.graphql", ".data/", "test-results/"] },
  {
    ...language,
    files: ["packages/schema/src/**/*.graphql"],
    rules: {
      "@graphql-eslint/no-typename-prefix": "error",
      "@graphql-eslint/no-unreachable-types": "error",
      "@graphql-eslint/naming-convention": [
        "error",
        {
          types: "PascalCase",
          FieldDefinition: "camelCase",
          InputValueDefinition: "camelCase",
          EnumValueDefinition: "UPPER_CASE",
        },
      ],
      "@graphql-eslint/require-deprecation-reason": "error",
    },
  },
  {
    // The specification calls them so: the customer number, the tutor number, the invoice number and so on.
    files: [
      "packages/schema/src/billing/invoice.graphql",
      "packages/schema/src/billing/credit-note.graphql",
      "packages/schema/src/billing/customer-invoice.graphql",
      "packages/schema/src/billing/payment.graphql",
      "packages/schema/src/customers/customer.graphql",
      "packages/schema/src/feedbacks/feedback.graphql",
      "packages/schema/src/tutors/tutor-profile.graphql",
    ],
    rules: { "@graphql-eslint/no-typename-prefix": "off" },
  },
  {
    ...language,
    files: ["apps/web/src/**/*.graphql"],
    rules: {
      "@graphql-eslint/known-type-names": "error",
      "@graphql-eslint/fields-on-correct-type": "error",
      "@graphql-eslint/require-selections": "error",
      "@graphql-eslint/no-deprecated": "error",
      "@graphql-eslint/no-anonymous-operations": "error",
      "@graphql-eslint/unique-operation-name": "error",
      "@graphql-eslint/unique-fragment-name": "error",
    },
  },
]);

export { RequestForm } from "./form/request.form.tsx";

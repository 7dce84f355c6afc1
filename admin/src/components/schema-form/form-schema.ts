import type { RJSFSchema, UiSchema } from '@rjsf/utils';

type Structure = Record<string, unknown>;

/** Whether a structure is the schema of a form, as the renderer takes it; what else it says was judged when it was published. */
export const isFormSchema = (schema: Structure): schema is RJSFSchema & Structure => schema.type === 'object';

/** Whether a structure is a layout, as the renderer takes it; the same holds for it. */
export const isFormLayout = (layout: Structure): layout is UiSchema & Structure => typeof layout === 'object';

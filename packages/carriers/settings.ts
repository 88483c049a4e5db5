import * as z from 'zod';

/** What a form has to know of one setting of an account. */
export interface SettingsField {
  name: string;
  label: string;
  /** Kept apart, encrypted, and never shown again. */
  isSecret: boolean;
  isRequired: boolean;
}

/** The settings of an account, in the carrier's own terms. */
export interface CarrierSettings<Settings extends object = object> {
  schema: z.ZodType<Settings>;
  fields: readonly SettingsField[];
}

const shown = z.registry<{ label: string; isSecret: boolean }>();

/** Names a field of a schema as people read it. */
export function plain<Field extends z.ZodType>(label: string, field: Field): Field {
  shown.add(field, { label, isSecret: false });
  return field;
}

export function secret<Field extends z.ZodType>(label: string, field: Field): Field {
  shown.add(field, { label, isSecret: true });
  return field;
}

/** The fields in the order of the schema. One without a label is for programs alone, and is not listed. */
export function describeSettings<Shape extends Readonly<Record<string, z.ZodType>>>(
  schema: z.ZodObject<Shape>,
) {
  const fields = Object.entries<z.ZodType>(schema.shape).flatMap(([name, field]) => {
    const label = shown.get(field);
    return label === undefined
      ? []
      : [{ name, ...label, isRequired: !field.safeParse(undefined).success }];
  });
  return { schema, fields };
}

/** Throws with a sentence for each fault. None repeats what was entered: it may be a secret. */
export function readSettings<Settings extends object>(
  { schema, fields }: CarrierSettings<Settings>,
  account: object,
): Settings {
  const read = schema.safeParse(account);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path: [name], message }) => {
    const label = fields.find((field) => field.name === name)?.label;
    return label === undefined ? message : `${label}: ${message}`;
  });
  throw new Error(faults.join(' '));
}

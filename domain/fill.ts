/** Fills '{branch}' and the like; RangeError for a placeholder without a value. */
export function fill(template: string, values: Readonly<Record<string, string | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`No value for {${name}} in: ${template}`);
    return value;
  });
}

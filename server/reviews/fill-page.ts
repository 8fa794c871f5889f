const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// One pass over the built page: what a visitor wrote is never read as a hole.
const HOLES = / data-if-([a-z-]+)="(\w+):([^"|]*)(?:\|([^"]*))?"|\{\{(\w+)\}\}/g;

/**
 * Fills the holes of a built page with text. `{{name}}` becomes the value; the attribute `data-if-checked="name:x"`
 * becomes `checked="x"` where there is a value of that name, and nothing where there is none; with `name:x|y` it becomes
 * `checked="y"` there. Either may hold holes of the first kind.
 */
export const fillPage = (html: string, values: Readonly<Record<string, string | undefined>>): string =>
  html.replace(HOLES, (_, attribute, condition, value, otherwise, name) => {
    if (attribute) {
      const said = values[condition] ? value : otherwise;
      return said === undefined ? '' : ` ${attribute}="${fillPage(said, values)}"`;
    }
    return escapeHtml(values[name] ?? '');
  });

import './breadcrumbs.css';

export type Crumb = { label: string; href: string };

/** The way back up; the page itself is the last, not a link. */
export function Breadcrumbs({ label, crumbs, current }: { label: string; crumbs: Crumb[]; current: string }) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ label: name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}

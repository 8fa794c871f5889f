import './more-link.css';

export function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="more-link" href={href}>
      {label}
    </a>
  );
}

import '../sheet.css';
import './thumb-bar.css';
import { Icon, type IconName } from '../icon.tsx';
import { type Track, track } from '../track.ts';

type ThumbLink = { name: string; href: string; by: Track };

export type ThumbWayProps = {
  id: string;
  label: string;
  icon: IconName;
  /** Heard after the label where one of the links stands in the bar itself: 'to *', with the branch for the star. */
  of: string;
  /** Over the list, such as 'Call a branch'. */
  title: string;
  /** Of one branch it is a link; of several it opens a list of them. */
  links: ThumbLink[];
  /** Leads to the branches that have no line here. */
  all?: { label: string; href: string };
};

export type ThumbBarProps = {
  label: string;
  /** Missing where the page itself is for booking. */
  book?: { label: string; href: string; by: Track };
  ways: ThumbWayProps[];
};

const Face = ({ icon, label }: { icon: IconName; label: string }) => (
  <>
    <Icon name={icon} />
    <span>{label}</span>
  </>
);

function ThumbWay({ id, label, of, icon, title, links, all }: ThumbWayProps) {
  const [first, second] = links;
  if (first && !second)
    return (
      <a href={first.href} aria-label={`${label} ${of.replace('*', first.name)}`} {...track(first.by)}>
        <Face icon={icon} label={label} />
      </a>
    );
  return (
    <>
      <button type="button" popoverTarget={id}>
        <Face icon={icon} label={label} />
      </button>
      <div id={id} popover="auto" className="sheet" data-of={of}>
        <p className="eyebrow">{title}</p>
        {links.map(({ name, href, by }) => (
          <a key={name} href={href} {...track(by)}>
            {name}
          </a>
        ))}
        {all && <a href={all.href}>{all.label}</a>}
      </div>
    </>
  );
}

/**
 * What people come for, in reach of the thumb on phones, beside the floating button: it comes by CSS once the head of the
 * page leaves the screen, on the page for booking at once. `browser/nearest.ts` lets it lead to the nearest branch where the finder has found one.
 */
export function ThumbBar({ label, book, ways }: ThumbBarProps) {
  return (
    <nav className={book ? 'thumb-bar' : 'thumb-bar thumb-bar-now'} aria-label={label}>
      {book && (
        <a href={book.href} {...track(book.by)}>
          <Face icon="calendar" label={book.label} />
        </a>
      )}
      {ways.map((way) => (
        <ThumbWay key={way.id} {...way} />
      ))}
    </nav>
  );
}

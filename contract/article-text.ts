import { type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx';

type MarkdownNode = MarkdownToJSX.ASTNode;
type Tag = 'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'br';
type InlineTag = 'a' | 'strong' | 'em' | 'del';
type TableTag = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';

/** The node types of an article's text, which pages render as elements. */
export type ArticleNode = string | ArticleElement | { block: string } | { photo: string; alt: string };
export type ArticleElement = {
  tag: Tag | InlineTag | TableTag;
  children: ArticleNode[];
  id?: string;
  href?: string;
  start?: number;
};

/** The blocks that an article may contain, with the front matter field that each one shows. */
export const articleBlockFields = {
  CallToAction: 'callToAction',
  HaircutCards: 'haircuts',
  TrendList: 'trends',
  FadeCards: 'fades',
  FadeSteps: 'steps',
  FaceShapes: 'faceShapes',
  MaintenanceTable: 'maintenance',
  SeasonTable: 'seasons',
  ExpertQuotes: 'quotes',
  StatsStrip: 'stats',
  SatisfactionMetrics: 'satisfaction',
  Testimonials: 'testimonials',
  IncludedList: 'included',
} as const;
export type ArticleBlock = keyof typeof articleBlockFields;

/** Unsupported syntax in an article, with the text that was found. */
export type ArticleFault = { kind: 'code' | 'link' | 'mark' | 'photo' | 'tag' | 'title'; found: string };

type Options = {
  /** Fills in facts and typesets a text; `before` is the preceding character of its paragraph. */
  format: (text: string, before: string) => string;
  refuse: (fault: ArticleFault) => void;
};

const PARSING = {
  // Keeps tags as text, so attributes, comments and expressions are never parsed.
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  // Passes addresses unchanged to the allow-list below, so that errors can name them.
  sanitizer: (address: string) => address,
};
const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\s\p{Cc}\\]*$/u;
function isLink(address: string): boolean {
  try {
    return LINK.test(address) && Boolean(new URL(address, 'https://site.invalid'));
  } catch {
    return false;
  }
}
const PHOTO = /^\.\.\/\.\.\/photos\/([\w-]+\.\w+)$/;
const BLOCK = /^<([A-Z]\w*) ?\/>$/;
const TAG = /<[a-z/!?][^>\n]*>?/i;
const CODE = /^(?:import|export)(?=\s|$).*/m;

/** The text of nodes without formatting. */
export const plainWords = (nodes: readonly ArticleNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : 'children' in node ? plainWords(node.children) : ''))
    .join('');

/** The id that GitHub gives a heading: its letters and digits, joined by hyphens. */
const slugify = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Merges adjacent text nodes: the parser may split a text at any character. */
function mergeTextNodes(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const merged: MarkdownNode[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === RuleType.text && last?.type === RuleType.text)
      merged[merged.length - 1] = { ...last, text: last.text + node.text };
    else merged.push(node);
  }
  return merged;
}

/** Parses an article's Markdown. Reports and omits node types that are not supported below. */
export function readArticleText(markdown: string, { format, refuse }: Options): ArticleNode[] {
  const ids = new Map<string, number>();
  let before = '';

  const refused = (kind: ArticleFault['kind'], found: string): ArticleNode[] => {
    refuse({ kind, found });
    return [];
  };
  const inline = (nodes: readonly MarkdownNode[]) => mergeTextNodes(nodes).flatMap(read);
  const paragraph = (nodes: readonly MarkdownNode[]) => {
    before = '';
    return inline(nodes);
  };
  const element = (tag: ArticleElement['tag'], children: ArticleNode[] = [], more = {}): ArticleElement[] => [
    { tag, children, ...more },
  ];
  const uniqueId = (words: string): string => {
    const base = slugify(words);
    let count = ids.get(base) ?? 0;
    let id = base;
    while (ids.has(id)) id = `${base}-${++count}`;
    ids.set(base, count);
    ids.set(id, ids.get(id) ?? 0);
    return id;
  };
  const text = (raw: string): ArticleNode[] => {
    const [tag] = TAG.exec(raw) ?? [];
    if (tag) return refused('tag', tag);
    const [code] = CODE.exec(raw) ?? [];
    if (code) return refused('code', code);
    const formatted = format(raw, before);
    before = formatted.at(-1) ?? before;
    return [formatted];
  };
  const row = (cells: readonly MarkdownNode[][], tag: 'th' | 'td') =>
    element(
      'tr',
      cells.flatMap((cell) => element(tag, paragraph(cell))),
    );

  function read(node: MarkdownNode): ArticleNode[] {
    switch (node.type) {
      case RuleType.text:
        return text(node.text);
      case RuleType.textFormatted: {
        const { tag } = node;
        if (tag === 'strong' || tag === 'em' || tag === 'del') return element(tag, inline(node.children));
        return refused('mark', '==');
      }
      case RuleType.link: {
        const href = node.target ?? '';
        const children = inline(node.children);
        return isLink(href) ? element('a', children, { href }) : refused('link', href);
      }
      case RuleType.image: {
        const [, photo] = PHOTO.exec(node.target ?? '') ?? [];
        return photo ? [{ photo, alt: node.alt ?? '' }] : refused('photo', node.target ?? '');
      }
      case RuleType.paragraph: {
        const [only, ...others] = mergeTextNodes(node.children);
        const [, block] = (only?.type === RuleType.text && !others.length && BLOCK.exec(only.text)) || [];
        return block ? [{ block }] : element('p', paragraph(node.children));
      }
      case RuleType.heading: {
        const children = paragraph(node.children);
        const words = plainWords(children);
        if (node.level === 1) return refused('title', `# ${words}`);
        return element(`h${node.level}`, children, { id: uniqueId(words) });
      }
      case RuleType.unorderedList:
      case RuleType.orderedList: {
        const items = node.items.flatMap((item) => element('li', paragraph(item)));
        if (node.type === RuleType.unorderedList) return element('ul', items);
        return element('ol', items, node.start === 1 ? {} : { start: node.start });
      }
      case RuleType.blockQuote:
        if (node.alert) return refused('mark', `[!${node.alert}]`);
        return element('blockquote', paragraph(node.children));
      case RuleType.table:
        return element('table', [
          ...element('thead', row(node.header, 'th')),
          ...element(
            'tbody',
            node.cells.flatMap((cells) => row(cells, 'td')),
          ),
        ]);
      case RuleType.breakLine:
        return element('br');
      case RuleType.breakThematic:
        return element('hr');
      // Handled in refCollection.
      case RuleType.ref:
      case RuleType.footnote:
      case RuleType.footnoteReference:
        return [];
      case RuleType.refCollection:
        // Includes references that no link uses.
        for (const [name, { target }] of Object.entries(node.refs)) {
          if (name.startsWith('^')) refuse({ kind: 'mark', found: `[${name}]` });
          else if (!isLink(target) && !PHOTO.test(target)) refuse({ kind: 'link', found: target });
        }
        return [];
      case RuleType.codeBlock:
      case RuleType.codeInline:
        return refused('mark', node.text.split('\n')[0] ?? '');
      case RuleType.gfmTask:
        return refused('mark', node.completed ? '[x]' : '[ ]');
      default:
        return refused('tag', '<');
    }
  }
  return inline(parser(markdown, PARSING));
}

import './prose.css';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ArticleNode } from '../../contract/article-text.ts';

type ProseProps = {
  nodes: readonly ArticleNode[];
  /** Localizes a path of this site. */
  local?: (path: string) => string;
  block: (name: string) => ReactNode;
  photo: (name: string, alt: string) => ReactNode;
};

/** Renders article nodes as elements; raw HTML is impossible. */
export function Prose({ nodes, ...renderers }: ProseProps): ReactNode {
  const drawn = (node: ArticleNode): ReactNode => {
    if (typeof node === 'string') return node;
    if ('block' in node) return renderers.block(node.block);
    if ('photo' in node) return renderers.photo(node.photo, node.alt);
    const { tag, children, href, ...more } = node;
    const to = href?.startsWith('/') && renderers.local ? renderers.local(href) : href;
    const inside = children.length ? [<Prose key="in" nodes={children} {...renderers} />] : [];
    return createElement(tag, { ...more, ...(to !== undefined && { href: to }) }, ...inside);
  };
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is never sorted.
  return nodes.map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>);
}

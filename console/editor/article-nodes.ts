import {
  Extension,
  mergeAttributes,
  Node,
  type ReactNodeViewProps,
  ReactNodeViewRenderer,
} from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import type { ComponentType } from 'react';

const leaf = (name: string, group: string, attributes: string[], view?: ComponentType<ReactNodeViewProps>) =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    atom: true,
    addAttributes: () => Object.fromEntries(attributes.map((key) => [key, { default: '' }])),
    parseHTML: () => [{ tag: `span[data-${name}]` }],
    renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { [`data-${name}`]: '' })],
    addNodeView: () => {
      // A card has fields of its own, whose events ProseMirror leaves alone.
      const options = group === 'card' ? { stopEvent: () => true } : {};
      return view ? ReactNodeViewRenderer(view, options) : null;
    },
  });

/** What an article's text may contain, with a component for each block that is no text. */
export const articleNodes = (views: Record<string, ComponentType<ReactNodeViewProps>> = {}) => [
  Node.create({ name: 'doc', topNode: true, content: '(block | card)+' }),
  StarterKit.configure({
    document: false,
    code: false,
    codeBlock: false,
    underline: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  // Publishes, instead of breaking the line.
  Extension.create({
    name: 'publish',
    priority: 1000,
    addKeyboardShortcuts: () => ({ 'Mod-Enter': () => true }),
  }),
  leaf('siteBlock', 'card', ['name'], views.siteBlock),
  leaf('picture', 'card', ['photo', 'alt'], views.picture),
  leaf('markdown', 'card', ['source'], views.markdown),
  leaf('fact', 'inline', ['name'], views.fact),
];

import { expect, test } from 'vitest';
import { nginxMaps } from './publish.ts';

test('pages bring their policy by file, old addresses their new one', () => {
  const page = {
    file: 'a.html',
    type: '',
    etag: '',
    immutable: false,
    policy: "default-src 'none'",
    encodings: [],
  };
  const { policy: _, ...script } = { ...page, file: 'a.js' };
  const conf = nginxMaps({ '/a': page, '/a.js': script }, [{ from: '/old', to: '/a?x="1"' }]);
  expect(conf).toContain(`map $uri $page_policy {\n  "/a.html" "default-src 'none'";\n}`);
  expect(conf).toContain('map $uri $moved_to {\n  "/old" "/a?x=\\"1\\"";');
  expect(conf).not.toContain('a.js');
});

import { expect, type Page } from '@playwright/test';
import { discardDrafts, draftsOf, openConsole, test } from './shop.ts';

const FILE = 'en/articles/grooming-tips-dubai.mdx';

const PASTES = [
  [
    'Google Docs',
    'text/html',
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">Oil</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;">Use </span><span style="font-weight:700;">oil</span><span style="font-weight:400;font-style:italic;"> daily</span><span style="font-weight:400;"> or </span><a href="https://example.com/oil"><span style="text-decoration:underline;">read</span></a></p><br />
<ul><li dir="ltr" style="font-weight:400;"><p dir="ltr" role="presentation"><span style="font-weight:400;">comb</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    '## Oil\n\nUse **oil** *daily* or [read](https://example.com/oil)\n\n- comb',
  ],
  [
    'Word',
    'text/html',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body><!--StartFragment-->
<p class=MsoNormal><b>Fade</b><span style='mso-spacerun:yes'>&nbsp;</span>first<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>sides<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>left</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>top</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>wash</p><!--EndFragment--></body></html>`,
    '**Fade** first\n\n- sides\n  - left\n- top\n\n1. wash',
  ],
  [
    'Pages',
    'text/html',
    `<style type="text/css">p.p1 {font: 11.0px Helvetica}</style><p class="p1"><b>Bold</b> and <i>slanted</i><span class="Apple-converted-space"> </span></p><p class="p2"><br></p><ul class="ul1"><li class="li1">one</li></ul>`,
    '**Bold** and *slanted*\n\n- one',
  ],
  [
    'a mail',
    'text/html',
    `<div dir="rtl">\u202bمرحبا\u202c <span style="font-weight:bold">عمر</span></div><div><br></div><div>See you<br><br>soon <a href="javascript:alert(1)">here</a></div>`,
    'مرحبا **عمر**\n\nSee you\n\nsoon here',
  ],
  [
    'WhatsApp',
    'text/plain',
    '*Friday:* open _late_, ~closed~ 2*3*4\n- \u200eBarsha\n- JVC\n1. call',
    '**Friday:** open *late*, ~~closed~~ 2*3*4\n\n- Barsha\n- JVC\n\n1. call',
  ],
] as const;

const draftOf = async (page: Page) => {
  const draft = (await draftsOf(page)).find(({ file, path }) => file === FILE && path[0] === 'text');
  return String(draft?.value).replaceAll('\\', '');
};

test('keeps bold, links and lists of a paste, and nothing else of its program', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openConsole(page, `articles/${FILE}`);
  const text = page.getByRole('textbox', { name: 'Text (English)', exact: true });
  for (const [program, type, content, markdown] of PASTES) {
    await text.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await text.evaluate(
      (editor, [type, content]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(type, content);
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [type, content] as const,
    );
    await expect.poll(() => draftOf(page), program).toBe(markdown);
  }
  await discardDrafts(page);
});

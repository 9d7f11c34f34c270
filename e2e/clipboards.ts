/** What programs put on the clipboard as text/html, shortened, and what a page's words become of it. */
export const CLIPBOARDS = [
  {
    program: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; margin-bottom:8.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head>
<body lang=EN-US style='tab-interval:.5in'>
<!--StartFragment-->
<h1>Before we come<o:p></o:p></h1>
<p class=MsoNormal>Please <b style='mso-bidi-font-weight:normal'>clear the sink</b> and the <st1:place
w:st="on">Richmond</st1:place> pantry.<span style='mso-spacerun:yes'>  </span>We<a
style='mso-comment-reference:A_1;mso-comment-date:20261120T0900'></a> bring the rest.<span
class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1"
href="#_msocom_1" language=JavaScript name="_msoanchor_1">[A1]</a></span></span><del cite="mailto:Ada"> Not this.</del><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Food in boxes<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;text-indent:-.25in;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->also pet food<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Call <a
href="tel:+18045550142">the <b>office</b></a><o:p></o:p></p>
<!--EndFragment-->
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Is that so?</p></div></div>
</body></html>`,
    markdown: `## Before we come

Please **clear the sink** and the Richmond pantry. We bring the rest.

- Food in boxes
   - also pet food
1. Call [the **office**](tel:+18045550142)`,
  },
  {
    program: 'Google Docs',
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f0c9a1e-7fff-3c7e-6a0b-2f9d3f1c0a11"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;white-space:pre-wrap;">Winter mice</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">A gap of </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">a quarter inch </span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">is enough. See </span><a href="https://extension.example/mice_(house)" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">the extension</span></a><span style="font-weight:400;">.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Doors</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">the sweep</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Vents</span></p></li></ul></b><br class="Apple-interchange-newline">`,
    markdown: `## Winter mice

A gap of **a quarter inch** is enough. See [the extension](https://extension.example/mice_%28house%29).

- Doors
   - the sweep
- Vents`,
  },
  {
    program: 'Gmail',
    html: `<meta charset='utf-8'><div dir="ltr" style="color:rgb(34,34,34);font-family:Arial,Helvetica,sans-serif;font-size:small;"><div class="gmail_default" style="font-size:small">Hi Ola,</div><div class="gmail_default"><br></div><div class="gmail_default">please say that we <b>never</b> spray blooms * and [see] the <a href="javascript:alert(1)">rule</a>:<br>from April on.</div><div class="gmail_default"><br></div><ol><li style="margin-left:15px">Look<br></li><li style="margin-left:15px">Write it down</li></ol><img src="https://mail.example/pixel.gif" onerror="alert(1)" width="1"><script>alert(1)</script></div>`,
    markdown: `Hi Ola,

please say that we **never** spray blooms \\* and \\[see\\] the rule:
from April on.

1. Look
1. Write it down`,
  },
];

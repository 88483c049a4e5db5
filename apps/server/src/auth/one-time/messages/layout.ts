import type { Language } from '../../../platform/http/read-language.ts';

export const productName = 'Ringfence';

export interface MailContent {
  title: string;
  /** Each one a paragraph. */
  opening: readonly string[];
  code?: string | undefined;
  button?: { label: string; link: string } | undefined;
  closing: readonly string[];
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const marks: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

const units = {
  en: { hours: 'hours', minutes: 'minutes' },
  es: { hours: 'horas', minutes: 'minutos' },
} as const satisfies Record<Language, object>;

const codeLabels: Record<Language, string> = { en: 'Code', es: 'Código' };

/** How long something is good, in the largest unit that says it exactly. */
export function describeTime(seconds: number, language: Language = 'en'): string {
  const { hours, minutes } = units[language];
  const [amount, unit] =
    seconds % 3600 === 0 && seconds > 3600
      ? [seconds / 3600, hours]
      : [Math.max(1, Math.round(seconds / 60)), minutes];
  return amount === 1 ? `1 ${unit.slice(0, -1)}` : `${amount} ${unit}`;
}

export function layOutMail(content: MailContent, language: Language = 'en'): WrittenMail {
  return {
    subject: content.title,
    text: layOutText(content, language),
    html: layOutHtml(content, language),
  };
}

function layOutText(
  { title, opening, code, button, closing }: MailContent,
  language: Language,
): string {
  const parts = [
    title,
    ...opening,
    ...(button === undefined ? [] : [`${button.label}:\n${button.link}`]),
    ...(code === undefined ? [] : [`${codeLabels[language]}: ${code}`]),
    ...closing,
    productName,
  ];
  return `${parts.join('\n\n')}\n`;
}

// Styles stand in the elements because mail programs drop style sheets. Text and ground have no
// colour of their own, so that a program in dark mode gives them its own.
const frameStyle =
  "margin:0 auto;max-width:480px;padding:24px 16px;font:16px/1.5 'Public Sans',Arial,sans-serif";
const buttonStyle =
  'display:inline-block;padding:10px 20px;border-radius:4px;background:#0958d9;color:#ffffff;text-decoration:none;font-weight:600';
const codeStyle =
  'display:inline-block;padding:8px 16px;border:1px solid #8c8c8c;border-radius:4px;font:600 24px/1.2 monospace;letter-spacing:4px';

function layOutHtml(
  { title, opening, code, button, closing }: MailContent,
  language: Language,
): string {
  const paragraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`;
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.4">${escapeHtml(title)}</h1>`,
    ...opening.map((text) => paragraph(escapeHtml(text))),
    ...(button === undefined
      ? []
      : [
          paragraph(
            `<a href="${escapeHtml(button.link)}" style="${buttonStyle}">${escapeHtml(button.label)}</a>`,
          ),
        ]),
    ...(code === undefined
      ? []
      : [
          paragraph(
            `${codeLabels[language]}: <span style="${codeStyle}">${escapeHtml(code)}</span>`,
          ),
        ]),
    ...closing.map((text) => paragraph(escapeHtml(text))),
    paragraph(escapeHtml(productName)),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0"><div style="${frameStyle}">`,
    ...parts,
    '</div></body>',
    '</html>',
    '',
  ].join('\n');
}

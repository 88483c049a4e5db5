function readChannel(color: string, position: number): number {
  const value = Number.parseInt(color.slice(position, position + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function measureLuminance(color: string): number {
  return (
    0.2126 * readChannel(color, 1) + 0.7152 * readChannel(color, 3) + 0.0722 * readChannel(color, 5)
  );
}

/** The contrast ratio of WCAG 2.2 between two colours written as `#rrggbb`. */
export function measureContrast(first: string, second: string): number {
  const [lighter, darker] = [measureLuminance(first), measureLuminance(second)].sort(
    (one, other) => other - one,
  );
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

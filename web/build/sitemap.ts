/** The public pages for search engines. Paths only: whoever serves the site puts its own origin before them. */
export const sitemap = (paths: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${path}</loc></url>`),
    '</urlset>\n',
  ].join('\n')

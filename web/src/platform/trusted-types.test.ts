import { expect, test } from 'vitest'
import { sanitizeHtml } from './trusted-types.ts'

test.each([
  '.one{color:red} @media (min-width:1px){a>b{c:d}}',
  '<span aria-hidden="true">&#215;</span>',
  '<svg/>',
  '<a href="https://leafletjs.com">Leaflet</a> <span aria-hidden="true">|</span> &copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
])('`sanitizeHtml` leaves the HTML %s unchanged', (html) => {
  expect(sanitizeHtml(html)).toBe(html)
})

test.each([
  '<script>alert(1)</script>',
  '<script src=//evil.example></script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://x" onclick="alert(1)">x</a>',
  '<a href="https://x"onclick="alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<span style="background:url(//evil.example)">',
  '<style>@import "//evil.example"</style>',
  '<span class="a" class=b onmouseover=alert(1)>',
  '<a href="https://x"\nonclick="alert(1)">',
  '<form action="//evil.example">',
  '<base href="//evil.example">',
  '<ScRiPt>alert(1)',
  '<img src=x onerror=alert(1)',
  '<<script>alert(1)//<</script>',
  '<!--><script>alert(1)</script>',
])('`sanitizeHtml` leaves no dangerous element or attribute in %s', (html) => {
  const made = document.createElement('div')
  made.innerHTML = sanitizeHtml(html)
  const [dangerous] = made.querySelectorAll(
    'script, img, iframe, style, form, base, [style], [onclick], [onload]',
  )
  expect(dangerous).toBeUndefined()
  for (const { attributes } of made.querySelectorAll('*'))
    for (const { name, value } of attributes) {
      expect(name).not.toMatch(/^on/)
      expect(value).not.toMatch(/^javascript:/)
    }
})

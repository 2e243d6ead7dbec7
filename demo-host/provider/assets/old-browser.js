/* oxlint-disable no-var -- the browsers this is for know nothing else */
// Runs as it stands in browsers of 2009 (ES5, no polyfills), where the widget itself cannot be read. The rule is that of
// shared/rules/browsers.ts, which a test compares; numbers and words are stamped in by old-browser.ts.
;(function () {
  var OLDEST = __OLDEST__
  var WORDS = __WORDS__

  function isOld(agent) {
    if (/\bEdge\/|\bMSIE |\bTrident\//.test(agent)) return true
    var chrome = /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/.exec(agent)
    if (chrome) return Number(chrome[1]) < OLDEST.chrome
    var firefox = /\b(?:Firefox|FxiOS)\/(\d+)/.exec(agent)
    if (firefox) return Number(firefox[1]) < OLDEST.firefox
    var safari = /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//.exec(agent)
    return Boolean(safari) && Number(safari[1]) < OLDEST.safari
  }

  function wordsOf() {
    // A widget that runs all the same has taken the language out of the address by now.
    var timing = typeof performance === 'object' && performance.getEntriesByType
    var visit = timing && performance.getEntriesByType('navigation')[0]
    var asked = /[?&]locale=([\w-]+)/.exec((visit && visit.name) || location.search)
    var tag = String((asked && asked[1]) || navigator.language || navigator.userLanguage).replace('_', '-')
    if (/^zh/i.test(tag)) return /-(hant|tw|hk|mo)/i.test(tag) ? WORDS.zh_Hant : WORDS.zh_Hans
    return WORDS[tag.slice(0, 2).toLowerCase()] || WORDS.en
  }

  function warn() {
    // In an old browser the element is an unknown one, so what stands in it can be seen.
    var place = document.getElementById('booking-widget') || document.getElementsByTagName('booking-widget')[0]
    if (!place) return
    var words = wordsOf()
    var box = document.createElement('div')
    var text = document.createElement('span')
    var button = document.createElement('button')
    box.className = 'old-browser'
    box.setAttribute('role', 'alert')
    box.setAttribute('lang', words.tag)
    box.setAttribute('dir', words.direction)
    text.appendChild(document.createTextNode(words.warning))
    button.setAttribute('type', 'button')
    button.appendChild(document.createTextNode(words.dismiss))
    button.onclick = function () {
      place.removeChild(box)
    }
    box.appendChild(text)
    box.appendChild(button)
    place.insertBefore(box, place.firstChild)
  }

  if (!isOld(navigator.userAgent) && 'noModule' in document.createElement('script')) return
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', warn)
  else warn()
})()
